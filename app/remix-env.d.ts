import '@remix-run/node'

declare module '@remix-run/node' {
  /** Loaders' data reaches the screens as it is (dates stay dates). */
  interface Future {
    v3_singleFetch: true
  }
}
