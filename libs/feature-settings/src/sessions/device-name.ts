import type { SessionOfUser } from '@tandem/api-contract'
import { sessionsText } from './messages.ts'

/** The name of a device, as far as it is known. */
export function deviceName({ browser, system }: Pick<SessionOfUser, 'browser' | 'system'>): string {
  if (browser !== null && system !== null) return sessionsText('device', { browser, system })
  return browser ?? system ?? sessionsText('unknown')
}
