{
  "name": "mfe___name__",
  "owner": "__owner__",
  "version": "1.0.0",
  "routes": [{ "path": "/__name__", "title": "__title__", "guard": "open" }],
  "navigation": [{ "menu": "resources", "label": "__title__", "path": "/__name__" }],
  "budget": { "brotliKb": 20 }
}
