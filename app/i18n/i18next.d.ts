import 'i18next'
import type { en } from '#app/locales/en/all.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof en
    returnNull: false
  }
}
