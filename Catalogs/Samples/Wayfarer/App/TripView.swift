import SwiftUI

/// One trip, with what can be done to it.
struct TripView: View {
  @State private var asksToDelete = false
  @State private var asksToDeletePhoto = false
  @State private var isStorageFull = false
  @State private var invites = false
  @State private var address = ""
  let trip: Trip

  var body: some View {
    List(trip.photos, rowContent: PhotoRow.init)
      .alert("trip.delete.title", isPresented: $asksToDelete) {
        Button("trip.delete.yes", role: .destructive) { trip.delete() }
        Button("trip.delete.no", role: .cancel) {}
      } message: {
        Text("trip.delete.message")
      }
      .alert("photo.delete.title", isPresented: $asksToDeletePhoto) {
        Button("photo.delete.confirm", role: .destructive, action: trip.deletePhoto)
        Button(role: .cancel) {
        } label: {
          Text("common.cancel")
        }
      } message: {
        Text("photo.delete.message")
      }
      .alert("partner.invite.title", isPresented: $invites) {
        TextField("partner.invite.placeholder", text: $address)
        Button("partner.invite.send") { trip.invite(address) }
        Button("common.cancel", role: .cancel) {}
      } message: {
        Text("partner.invite.message")
      }
      .alert(isPresented: $isStorageFull) {
        Alert(
          title: Text("icloud.full.title"), message: Text("icloud.full.message"),
          primaryButton: .default(Text("icloud.full.manage"), action: Settings.openStorage),
          secondaryButton: .cancel(Text("common.cancel")))
      }
  }
}
