import type { Command } from 'commander'

type Add = (program: Command) => void

/**
 * Every command and where it is defined. Only what is called is loaded: `list` needs no extraction processes, `extract` no HTTP client.
 * The order is that of `gleaner --help`.
 */
export const commands: Record<string, () => Promise<Add>> = {
  serve: async () => (await import('./commands/serve.ts')).addServe,
  extract: async () => (await import('./commands/extract.ts')).addExtract,
  evaluate: async () => (await import('./commands/evaluate.ts')).addEvaluate,
  login: async () => (await import('./commands/login.ts')).addLogin,
  logout: async () => (await import('./commands/logout.ts')).addLogout,
  whoami: async () => (await import('./commands/whoami.ts')).addWhoami,
  tokens: async () => (await import('./commands/tokens.ts')).addTokens,
  upload: async () => (await import('./commands/upload.ts')).addUpload,
  watch: async () => (await import('./commands/watch.ts')).addWatch,
  list: async () => (await import('./commands/list.ts')).addList,
  show: async () => (await import('./commands/show.ts')).addShow,
  approve: async () => (await import('./commands/approve.ts')).addApprove,
  reject: async () => (await import('./commands/change-status.ts')).addReject,
  reopen: async () => (await import('./commands/change-status.ts')).addReopen,
  retry: async () => (await import('./commands/change-status.ts')).addRetry,
  delete: async () => (await import('./commands/change-status.ts')).addDelete,
  export: async () => (await import('./commands/export.ts')).addExport,
  handover: async () => (await import('./commands/handover.ts')).addHandover,
  stats: async () => (await import('./commands/stats.ts')).addStats,
  members: async () => (await import('./commands/members.ts')).addMembers,
  catalogue: async () => (await import('./commands/catalogue.ts')).addCatalogue,
  backup: async () => (await import('./commands/backup.ts')).addBackup,
  restore: async () => (await import('./commands/restore.ts')).addRestore,
  doctor: async () => (await import('./commands/doctor.ts')).addDoctor,
}
