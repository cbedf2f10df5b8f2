{
  "name": "mfe-__name__",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "scripts": {
    "dev": "mfe dev",
    "build": "mfe build",
    "test": "tsc && jest",
    "publish:remote": "mfe publish"
  },
  "dependencies": {
    "@datewright/contracts": "^1.0.0",
    "@datewright/sdk": "^1.0.0",
    "@datewright/ui": "^1.0.0",
    "react": "^19.3.1",
    "react-dom": "^19.3.1"
  },
  "devDependencies": {
    "@datewright/build": "^1.0.0",
    "@datewright/testkit": "^1.0.0",
    "@swc/core": "^1.15.0",
    "@swc/jest": "^0.2.39",
    "@testing-library/react": "^16.3.3",
    "@testing-library/user-event": "^14.6.13",
    "@types/jest": "^30.0.0",
    "@types/react": "^19.2.0",
    "@types/react-dom": "^19.2.0",
    "jest": "^30.5.2",
    "jest-environment-jsdom": "^30.5.2",
    "typescript": "^7.0.2"
  },
  "jest": { "preset": "@datewright/testkit" }
}
