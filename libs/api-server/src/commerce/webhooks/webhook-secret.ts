import type { Secrets } from '../../platform/dependencies/dependencies.ts'

/** Bound to the team and the column, so that a sealed text can't be opened elsewhere. */
export const webhookSecretContext = (teamId: number) => `team ${teamId}, store_webhooks.secret`

/** The stored form of the secret that a store signs its deliveries with. */
export const sealWebhookSecret = (secrets: Secrets, teamId: number, secret: string) =>
  secrets.seal(secret, webhookSecretContext(teamId))

/** Null without a secret, or when its sealing key is gone: a new one is agreed then. */
export async function openWebhookSecret(
  secrets: Secrets,
  teamId: number,
  sealed: string | null,
): Promise<string | null> {
  if (sealed === null) return null
  try {
    return await secrets.open(sealed, webhookSecretContext(teamId))
  } catch {
    return null
  }
}
