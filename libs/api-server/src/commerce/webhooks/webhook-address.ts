import { basePath } from '@tandem/api-contract'
import type { ApiSettings } from '../../platform/dependencies/dependencies.ts'

/** The path of the public route; what follows it is a store's key. */
export const webhookPath = `${basePath}/webhooks/stores`

/** Where a store posts its changes; null where stores cannot reach us. */
export const webhookAddress = (
  { webhookUrl }: Pick<ApiSettings, 'webhookUrl'>,
  key: string,
): string | null => (webhookUrl === null ? null : `${webhookUrl}${webhookPath}/${key}`)
