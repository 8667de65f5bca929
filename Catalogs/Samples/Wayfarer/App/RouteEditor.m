#import "RouteEditor.h"

@implementation RouteEditor

- (void)closeWithChanges {
  UIAlertController *sheet =
      [UIAlertController alertControllerWithTitle:NSLocalizedString(@"route.discard.title", nil)
                                          message:nil
                                   preferredStyle:UIAlertControllerStyleActionSheet];
  [sheet addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"route.discard.confirm", nil)
                                            style:UIAlertActionStyleDestructive
                                          handler:^(UIAlertAction *action) { [self discard]; }]];
  [sheet addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"common.cancel", nil)
                                            style:UIAlertActionStyleCancel
                                          handler:nil]];
  [self presentViewController:sheet animated:YES completion:nil];
}

- (void)addToCalendarFrom:(NSString *)first to:(NSString *)last {
  NSString *message = [NSString
      stringWithFormat:NSLocalizedString(@"calendar.add.message", nil), first, last];
  UIAlertController *alert =
      [UIAlertController alertControllerWithTitle:NSLocalizedString(@"calendar.add.title", nil)
                                          message:message
                                   preferredStyle:UIAlertControllerStyleAlert];
  UIAlertAction *add = [UIAlertAction actionWithTitle:NSLocalizedString(@"calendar.add.confirm", nil)
                                                style:UIAlertActionStyleDefault
                                              handler:nil];
  UIAlertAction *cancel = [UIAlertAction actionWithTitle:NSLocalizedString(@"common.cancel", nil)
                                                   style:UIAlertActionStyleCancel
                                                 handler:nil];
  [alert addAction:add];
  [alert addAction:cancel];
  alert.preferredAction = add;
  [self presentViewController:alert animated:YES completion:nil];
}

- (void)failedToSync {
  UIAlertController *alert =
      [UIAlertController alertControllerWithTitle:NSLocalizedString(@"sync.failed.title", nil)
                                          message:NSLocalizedString(@"sync.failed.message", nil)
                                   preferredStyle:UIAlertControllerStyleAlert];
  NSArray *actions = @[
    [UIAlertAction actionWithTitle:NSLocalizedString(@"sync.failed.retry", nil)
                             style:UIAlertActionStyleDefault
                           handler:^(UIAlertAction *action) { [self sync]; }],
    [UIAlertAction actionWithTitle:NSLocalizedString(@"common.cancel", nil)
                             style:UIAlertActionStyleCancel
                           handler:nil],
  ];
  for (UIAlertAction *action in actions) {
    [alert addAction:action];
  }
  [self presentViewController:alert animated:YES completion:nil];
}

@end
