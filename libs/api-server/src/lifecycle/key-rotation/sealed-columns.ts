import { offerContext } from '../../social/accounts/connection-routes.ts'
import { accessContext } from '../../social/accounts/credentials.ts'
import { linkContext } from '../../identity/auth/make-link.ts'
import { postedNameContext } from '../../identity/auth/social/answer-attempt.ts'
import { codeContext, newcomerContext } from '../../identity/auth/social/sealed-identity.ts'
import { attemptContext } from '../../identity/auth/social/start-attempt.ts'
import { mailContext } from '../../platform/mail/outbox.ts'
import { storeCredentialsContext } from '../../commerce/stores/credentials.ts'
import { webhookSecretContext } from '../../commerce/webhooks/webhook-secret.ts'
import { answerContext } from '../../platform/write-keys/do-once.ts'

/** A column with sealed texts, and their context. */
export interface SealedColumn {
  table: string
  column: string
  /** The columns of the primary key. */
  key: readonly string[]
  /** The context of a text, from the key of its row. */
  context(key: Record<string, unknown>): string
  /**
   * What happens to a text that nobody can open any more: its owner is asked again (`mark`), the product
   * makes another (`null`), or the row has become useless (`delete`).
   */
  whenLost: 'mark' | 'null' | 'delete'
  /** False for what expires by itself, and can be requested again. */
  isKept: boolean
}

const ofTeam = (context: (team_id: number) => string) => (row: Record<string, unknown>) =>
  context(Number(row.team_id))
const ofHash = (name: string, context: (hash: string) => string) => (row: Record<string, unknown>) =>
  context(String(row[name]))

/** Every column with sealed texts. New sealed columns must be added here; a test finds missing ones. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'store_credentials',
    column: 'sealed',
    key: ['team_id', 'store_id'],
    context: ofTeam(storeCredentialsContext),
    whenLost: 'mark',
    isKept: true,
  },
  {
    table: 'store_webhooks',
    column: 'secret',
    key: ['team_id', 'store_id'],
    context: ofTeam(webhookSecretContext),
    whenLost: 'null',
    isKept: true,
  },
  {
    table: 'account_credentials',
    column: 'sealed',
    key: ['team_id', 'account_id'],
    context: ofTeam(accessContext),
    whenLost: 'mark',
    isKept: true,
  },
  {
    table: 'mails',
    column: 'sealed',
    key: ['message_id'],
    context: ofHash('message_id', mailContext),
    whenLost: 'delete',
    isKept: true,
  },
  {
    table: 'links',
    column: 'sealed',
    key: ['token_hash'],
    context: ofHash('token_hash', linkContext),
    whenLost: 'null',
    isKept: false,
  },
  {
    table: 'account_attempts',
    column: 'sealed',
    key: ['state_hash'],
    context: ofHash('state_hash', offerContext),
    whenLost: 'delete',
    isKept: false,
  },
  {
    table: 'social_attempts',
    column: 'sealed',
    key: ['state_hash'],
    context: ofHash('state_hash', attemptContext),
    whenLost: 'delete',
    isKept: false,
  },
  {
    table: 'social_attempts',
    column: 'sealed_name',
    key: ['state_hash'],
    context: ofHash('state_hash', postedNameContext),
    whenLost: 'null',
    isKept: false,
  },
  {
    table: 'social_codes',
    column: 'sealed',
    key: ['code_hash'],
    context: ofHash('code_hash', codeContext),
    whenLost: 'delete',
    isKept: false,
  },
  {
    table: 'social_newcomers',
    column: 'sealed',
    key: ['token_hash'],
    context: ofHash('token_hash', newcomerContext),
    whenLost: 'delete',
    isKept: false,
  },
  {
    table: 'write_keys',
    column: 'answer',
    key: ['team_id', 'user_id', 'key_hash'],
    context: ({ team_id, user_id, key_hash }) =>
      answerContext({ team_id: Number(team_id), user_id: Number(user_id), key_hash: String(key_hash) }),
    whenLost: 'null',
    isKept: false,
  },
]
