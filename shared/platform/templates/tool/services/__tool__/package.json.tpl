{
  "name": "@datewright/__tool__-service",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "scripts": {
    "start": "node src/main.ts"
  },
  "dependencies": {
    "@datewright/contracts": "^1.0.0",
    "@datewright/safety": "^1.0.0",
    "@datewright/service-kit": "^1.0.0",
    "@datewright/tool-kit": "^1.0.0",
    "mongoose": "^9.12.1"
  },
  "devDependencies": {
    "@datewright/demo": "^1.0.0",
    "@datewright/testkit": "^1.0.0"
  }
}
