import type { ProviderThread } from '@tandem/connectors/node'
import type { HostileCall } from './hostile-call.ts'
import { hostileInstagramCalls } from './hostile-instagram-calls.ts'
import type { HostileProvider } from './hostile-provider.ts'
import { hostileStoreCalls } from './hostile-store-calls.ts'

interface HostileCallsOptions {
  thread: ProviderThread
  provider: HostileProvider
  origin: string
}

/** Every call that reads from the providers; each uses an address of its own there. */
export const hostileCalls = async ({
  thread,
  provider,
  origin,
}: HostileCallsOptions): Promise<HostileCall[]> => [
  ...(await hostileStoreCalls(thread, origin)),
  ...(await hostileInstagramCalls(thread, provider, origin)),
]
