import type { SessionOfUser } from '@tandem/api-contract'
import { sessionsText } from './messages.ts'

/** What a device calls itself, as far as it says anything. */
export function deviceName({ browser, system }: Pick<SessionOfUser, 'browser' | 'system'>): string {
  if (browser !== null && system !== null) return sessionsText('device', { browser, system })
  return browser ?? system ?? sessionsText('unknown')
}
