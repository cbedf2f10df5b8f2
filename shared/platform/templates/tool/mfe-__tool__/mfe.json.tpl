{
  "name": "mfe___tool__",
  "owner": "__tool__",
  "version": "1.0.0",
  "routes": [{ "path": "/__tool__", "title": "__title__", "guard": "member", "feature": "__tool__" }],
  "navigation": [
    { "menu": "products", "label": "__title__", "path": "/__tool__", "audience": "member", "order": __order__ }
  ],
  "tool": {
    "feature": "__tool__",
    "icon": "sparkle",
    "home": { "text": "Ask, and read an honest answer." },
    "dashboard": {
      "title": "An honest answer",
      "text": "Ask, and read an honest answer.",
      "action": "Ask __title__",
      "depleted": "You’ve used today’s answers.",
      "upsell": "Starter has a hundred answers a day."
    },
    "afterPurchase": "Ask __title__"
  },
  "preloadFrom": ["/"],
  "budget": { "brotliKb": 50 }
}
