# Builds the product and runs it as a user without rights. Works with a read-only root file system:
#   docker build -t mythinkn .
#   docker run --read-only --tmpfs /tmp -v mythinkn-data:/data -p 127.0.0.1:8080:8080 --env-file mythinkn.env mythinkn
# Settings and their secrets come from the environment at run time; the image contains none.
ARG NODE_IMAGE=node:26-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY index.html tsconfig.json vite.config.ts ./
COPY src ./src
COPY workers ./workers
COPY wasm ./wasm
COPY server ./server
RUN npm run build
RUN npm run package
WORKDIR /build/dist/deploy
RUN npm ci --omit=dev --no-audit --no-fund

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 MYTHINKN_DATA=/data LOG_FORMAT=json
WORKDIR /app
COPY --from=build /build/dist/deploy ./
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/mythinkn/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.js"]
