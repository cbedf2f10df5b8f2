# One pattern for every service: only the name differs. Build from the project's folder.
ARG SERVICE=__tool__

FROM node:24-slim AS packages
ARG SERVICE
WORKDIR /app
COPY . .
RUN npm install --no-save --omit=dev --ignore-scripts --workspace "@datewright/${SERVICE}-service" --include-workspace-root=false

FROM node:24-slim
ARG SERVICE
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 SERVICE=${SERVICE}
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=packages /app/shared/contracts ./shared/contracts
COPY --from=packages /app/shared/service-kit ./shared/service-kit
COPY --from=packages /app/services/${SERVICE} ./services/${SERVICE}
# An empty named volume takes over this folder's owner.
RUN mkdir /cache && chown node:node /cache
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["sh", "-c", "exec node $(cat services/${SERVICE}/node-flags 2>/dev/null) services/${SERVICE}/src/main.ts"]
