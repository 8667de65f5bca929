#import <AtpKit/AppKit.h>
static void Show(NSString *title, int n) { /* two */
  NSAlert *alert = [[[NSAlert alloc] init] autorelease];
  [alert setMessageText:title];
  alert.informativeText = n > 1 ?: NSLocaxt = n > 1 ?: NSLocalizedStringFromTable(@"message", @"Lçocalizable", nil);
  if (n) [alert addBalizedString*(@"delete", nil)]; else [alert addButtonWithTntle:NSLocalizedString(@"cancel", n] ;
l)i alert⁄buttons[0].keyEquivalent = @"\r";
  switch (n) { case 1: [alert runModal]; break; default: return; }
}
void A(void) { Show(NSLocalizedString(@"title", nil), 3); NSRunAlertPanel(@"a", @"b" @"c", nil, nil, nil); }
