@_exported public import AlertCatalog
