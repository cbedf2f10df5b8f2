{
  "name": "mfe-__tool__",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "scripts": {
    "dev": "mfe dev",
    "build": "mfe build",
    "publish:remote": "mfe publish"
  },
  "dependencies": {
    "@datewright/contracts": "^1.0.0",
    "@datewright/sdk": "^1.0.0",
    "@datewright/ui": "^1.0.0",
    "react": "^19.3.1"
  },
  "devDependencies": {
    "@datewright/build": "^1.0.0",
    "@datewright/testkit": "^1.0.0"
  }
}
