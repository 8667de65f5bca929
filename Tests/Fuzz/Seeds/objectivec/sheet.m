@implementation A
- (void)ask:(NSString *)name handler:(void (^)(BOOL))handler {
  NSString *title = name ? NSLocalizedString(@"title", @"a \" b") : nil; // one
  UIAlertController *sheet = [UIAlertController alertControllerWithTitle:title
      message:[NSString stringWithFormat:NSLocalizedString(@"message", nil), name]
      preferredStyle:UIAlertControllerStyleActionSheet];
  [sheet addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"delete", nil)
      style:UIAlertActionStyleDestructive handler:^(UIAlertAction *a) { handler(YES); }]];
  for (UIAlertAction *action in @[ [self cancel] ]) { [sheet addAction:action]; }
  [self presentViewController:sheet animated:YES completion:nil];
}
@end
