# One pattern for every static folder: only the name differs. Build from the project's folder.
# The image releases its build and ends: a remote is published to the registry, the shell is copied to the edge's volume.
ARG FOLDER=mfe-__tool__

FROM node:24-slim
ARG FOLDER
WORKDIR /app
COPY . .
RUN npm install --no-save --ignore-scripts
WORKDIR /app/${FOLDER}
RUN NODE_ENV=production node ../shared/build/bin/mfe.mjs build
# An empty named volume takes over this folder's owner.
RUN mkdir /release && chown node:node /release
USER node
CMD ["sh", "-c", "if [ -f mfe.json ]; then exec node ../shared/build/bin/mfe.mjs publish --registry \"$REGISTRY_URL\" --promote; else exec cp -r dist/. /release; fi"]
