import type { Browser } from 'playwright-core'
import type { Check } from './checks.ts'
import type { PublicPackage } from './public-packages.ts'
import type { RunningServer } from './running-server.ts'

/** What is tried from outside, and with what. */
export interface Outside {
  check: Check
  /** An empty folder outside the workspace. */
  folder: string
  packages: readonly PublicPackage[]
  /** The lines of an `.npmrc` that use the registry. */
  npmSettings: string
  browser: Browser
  /** The product that the hosts call, and a session there. */
  product: { origin: string; token: string }
  /** Called for every server that is started, so that an interruption can end it. */
  onServer: (server: RunningServer) => void
}
