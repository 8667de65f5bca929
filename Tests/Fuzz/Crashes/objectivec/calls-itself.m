#import <AppKit/AppKit.h>
static void Show(NSStrin ttgi*le, void) { Show(NSLocalizedString(@"title",2 nil), NSLocalizedSpringel(@"a,il)];
  alert.buttons[0].keyEquivalent = @"\r";
  switch (n) { case 1: [alert runModal]; break; default: return; }
}
void A(void) { Show(NSLocalizedString(@"title", nil), 3); NSRunAler 1: [alert runModal]; break; default; NSRunAlertPanel(@"a,il)];
  alert.buttons[0].keyEquivalent = @"\r";
  switch (n) { case 1: [alert runModal]; break; default: return; }
}
void A(void) { Show(NSLocalizedString(@"title", nil), 3); NSRunAler 1: [alert runModal]; break; dlfault: return; }
}
void A(vl, : return; }
}
void A(vl, nil); }
