extension Sample {
  /// What a deliverable of XLIFF 2.x may legally contain.
  static let xliff2 = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0"
      xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" version="2.1" srcLang="en" trgLang="fr">
      <file id="f1" original="en/Localizable.strings">
        <skeleton>not <ours/></skeleton>
        <notes><note>file note</note></notes>
        <unit id="u1" name="delete.title">
          <notes>
            <note category="developer">Title of an alert</note>
            <note>Short</note>
          </notes>
          <segment state="final"><source>Delete photo?</source><target>Supprimer la photo ?</target></segment>
        </unit>
        <unit id="u2" name="two.parts">
          <segment id="s1"><source>Stop.</source><target>Halte.</target></segment>
          <ignorable><source> </source></ignorable>
          <segment id="s2"><source>Go on?</source><target>Continuer ?</target></segment>
        </unit>
        <unit id="u3">
          <mda:metadata><mda:metaGroup category="x"><mda:meta type="key">turned</mda:meta></mda:metaGroup></mda:metadata>
          <mtc:matches><mtc:match ref="#s1"><source>wrong</source><target>wrong</target></mtc:match></mtc:matches>
          <segment><source>A. </source><target order="2">D.</target></segment>
          <segment><source>B.</source><target order="1">C.</target></segment>
        </unit>
        <unit id="u4" name="codes">
          <originalData>
            <data id="d1">%@</data>
            <data id="d2">&lt;b&gt;</data>
            <data id="d3">&lt;/b&gt;</data>
          </originalData>
          <segment state="initial">
            <source>Save <pc id="1" dataRefStart="d2" dataRefEnd="d3"><ph id="2" dataRef="d1"/></pc> to <ph id="3" equiv="%d"/><cp hex="0001"/></source>
            <target>Enregistrer <pc id="1" dataRefStart="d2" dataRefEnd="d3"><ph id="2" dataRef="d1"/></pc> dans <ph id="3" equiv="%d"/><cp hex="0001"/></target>
          </segment>
        </unit>
        <unit id="u5">
          <segment subState="alertcat:needs-review" state="translated"><source>x<ph id="1"/></source><target>y<ph id="1"/></target></segment>
        </unit>
        <unit id="u6" name="half">
          <segment><source>One. </source><target>Un. </target></segment>
          <segment><source>Two.</source></segment>
        </unit>
        <group id="g" translate="no">
          <unit id="u7" name="locked">
            <segment><source>Acme</source><target>Acme</target></segment>
          </unit>
          <unit id="u8" name="open" translate="yes">
            <segment><source>Yes</source><target><![CDATA[Oui]]></target></segment>
          </unit>
        </group>
      </file>
    </xliff>

    """
}
