import type { Context } from 'hono'
import type { Language } from '@tandem/api-contract'
import type { ApiEnvironment } from '../request/api-environment.ts'
import { askedLanguage } from './asked-language.ts'

/** The language of an answer: the one that the person chose, otherwise that of their browser. */
export const languageOf = (context: Context<ApiEnvironment>): Language =>
  context.get('session')?.language ?? askedLanguage(context.req.raw.headers)
