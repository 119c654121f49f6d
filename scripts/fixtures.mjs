/** `npm run fixtures`: runs tests/generator (TypeScript) through Vite's module runner, so that nothing has to be built first. */
import { loadTest } from './load-test.mjs'
import { tellMisuse } from './options.mjs'

await loadTest('/tests/generator/main.ts', ({ main }) => main(process.argv.slice(2))).catch(tellMisuse)
