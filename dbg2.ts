import { readHeading } from './app/engine/understand/tables/heads/headings.ts'
for (const t of process.argv.slice(2)) console.log(t, readHeading(t))
