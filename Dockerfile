# The whole site in one container, as `npm start` runs it: web, worker and, without DATABASE_URL, the database, in /data.
# Debian, not Alpine: the database's programs need glibc.
FROM node:24-bookworm-slim
RUN useradd --create-home --uid 10001 cuna && mkdir /site && mkdir --mode=700 /data && chown cuna:cuna /site /data
USER cuna
WORKDIR /site

COPY --chown=cuna:cuna package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY --chown=cuna:cuna . .
RUN node -e "import('./scripts/build.mjs').then((build) => build.buildOnce())"

# Every address of the container, or no port of it could be published; so it is no demonstration unless DEMONSTRATION=on.
ENV DATA_DIR=/data PORT=3000 LISTEN_ADDRESS=0.0.0.0
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# Not through npm: SIGTERM then reaches the supervisor itself.
CMD ["node", "scripts/start.mjs"]
