import type { Secrets } from '../../platform/dependencies/dependencies.ts'

/** Bound to the team and the place it is kept in, so that a sealed text opens nowhere else. */
export const webhookSecretContext = (teamId: number) => `team ${teamId}, store_webhooks.secret`

/** What a store signs its deliveries with, as it is kept. */
export const sealWebhookSecret = (secrets: Secrets, teamId: number, secret: string) =>
  secrets.seal(secret, webhookSecretContext(teamId))

/** Null where there is none, or where the key it was sealed with is gone: it is agreed anew then. */
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
