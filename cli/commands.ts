import type { Command } from 'commander'

type Add = (program: Command) => void

interface Entry {
  /** What `gleaner --help` says of it; kept here, so that the list needs none of the commands. */
  about: string
  load: () => Promise<Add>
}

/**
 * Every command and where it is defined. Only what is called is loaded: `list` needs no extraction processes, `extract` no HTTP client.
 * The order is that of `gleaner --help`.
 */
export const commands: Record<string, Entry> = {
  serve: {
    about: 'start the server (what npm start ends in)',
    load: async () => (await import('./commands/serve.ts')).addServe,
  },
  extract: {
    about: 'read PDFs without a server or database and print one JSON object a line',
    load: async () => (await import('./commands/extract.ts')).addExtract,
  },
  evaluate: {
    about: 'accuracy on a folder of PDFs with their truth beside them, or on the approved documents',
    load: async () => (await import('./commands/evaluate.ts')).addEvaluate,
  },
  login: {
    about: 'sign in and keep the session for the other commands',
    load: async () => (await import('./commands/login.ts')).addLogin,
  },
  logout: {
    about: 'end the session at the server and forget it here',
    load: async () => (await import('./commands/logout.ts')).addLogout,
  },
  whoami: {
    about: 'say who is signed in, where, and what they may do',
    load: async () => (await import('./commands/whoami.ts')).addWhoami,
  },
  tokens: {
    about: 'API tokens for services',
    load: async () => (await import('./commands/tokens.ts')).addTokens,
  },
  upload: {
    about: 'upload PDFs, single files or folders of them',
    load: async () => (await import('./commands/upload.ts')).addUpload,
  },
  watch: {
    about: 'upload the PDFs of a folder, those that are there and those that arrive',
    load: async () => (await import('./commands/watch.ts')).addWatch,
  },
  list: {
    about: 'list documents, newest first',
    load: async () => (await import('./commands/list.ts')).addList,
  },
  show: {
    about: 'show one document with its rows',
    load: async () => (await import('./commands/show.ts')).addShow,
  },
  approve: {
    about: 'approve documents, named or all that are sure enough',
    load: async () => (await import('./commands/approve.ts')).addApprove,
  },
  reject: {
    about: 'reject documents, with the reason',
    load: async () => (await import('./commands/change-status.ts')).addReject,
  },
  reopen: {
    about: 'make approved or rejected documents pending again',
    load: async () => (await import('./commands/change-status.ts')).addReopen,
  },
  retry: {
    about: 'read failed documents again',
    load: async () => (await import('./commands/change-status.ts')).addRetry,
  },
  delete: {
    about: 'move documents to the trash',
    load: async () => (await import('./commands/change-status.ts')).addDelete,
  },
  export: {
    about: 'write documents of one kind to a file',
    load: async () => (await import('./commands/export.ts')).addExport,
  },
  handover: {
    about: 'hand approved work orders over to the ERP',
    load: async () => (await import('./commands/handover.ts')).addHandover,
  },
  stats: {
    about: 'the measures of both kinds over a period',
    load: async () => (await import('./commands/stats.ts')).addStats,
  },
  members: {
    about: 'who may sign in',
    load: async () => (await import('./commands/members.ts')).addMembers,
  },
  catalogue: {
    about: 'the product catalogue',
    load: async () => (await import('./commands/catalogue.ts')).addCatalogue,
  },
  backup: {
    about: 'copy database, documents and keys into one file, also while the server runs',
    load: async () => (await import('./commands/backup.ts')).addBackup,
  },
  restore: {
    about: 'put a backup in the place of what the data folder holds; the server must not run',
    load: async () => (await import('./commands/restore.ts')).addRestore,
  },
  doctor: {
    about: 'verify the data folder and what the server works with, also while it runs',
    load: async () => (await import('./commands/doctor.ts')).addDoctor,
  },
}
