/**
 * What Remix should know. vite.config.ts hands it to Remix's Vite plugin, which does not look for this file by itself.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: 'index.js',
  future: {
    v3_fetcherPersist: true,
    // A navigation that still asks which routes there are is taken by Remix for older than the loads after an order: they end it, with the
    // address of the next document over the approved one. All routes at once are 50 kB, and no document asks for them any more.
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
    unstable_optimizeDeps: true,
  },
}
