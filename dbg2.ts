import { isPersonName } from './app/engine/understand/parties/person-names.ts'
for (const t of process.argv.slice(2)) console.log(t, isPersonName(t))
