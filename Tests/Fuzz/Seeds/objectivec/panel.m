#import <AppKit/AppKit.h>
static void Show(NSString *title, int n) { /* two */
  NSAlert *alert = [[[NSAlert alloc] init] autorelease];
  [alert setMessageText:title];
  alert.informativeText = n > 1 ?: NSLocalizedStringFromTable(@"message", @"Localizable", nil);
  if (n) [alert addButtonWithTitle:NSLocalizedString(@"delete", nil)]; else [alert addButtonWithTitle:NSLocalizedString(@"cancel", nil)];
  alert.buttons[0].keyEquivalent = @"\r";
  switch (n) { case 1: [alert runModal]; break; default: return; }
}
void A(void) { Show(NSLocalizedString(@"title", nil), 3); NSRunAlertPanel(@"a", @"b" @"c", nil, nil, nil); }
