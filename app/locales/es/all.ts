import { analytics } from './analytics.ts'
import { auth } from './auth.ts'
import { bot } from './bot.ts'
import { checks } from './checks.ts'
import { common } from './common.ts'
import { desk } from './desk.ts'
import { documents } from './documents.ts'
import { errors } from './errors.ts'
import { fields } from './fields.ts'
import { learning } from './learning.ts'
import { pages } from './pages.ts'
import { settings } from './settings.ts'

export const es = { analytics, auth, bot, checks, common, desk, documents, errors, fields, learning, pages, settings }
