import type { Secrets } from '../../platform/dependencies/dependencies.ts'

/** What an address opens, for whom, until when. */
export interface ExportKey {
  team_id: number
  export_id: number
  /** Who asked for the address: it is good only as long as they may. */
  user_id: number
  /** It ends with the session that asked for it. */
  session_id: number
  expires_at: string
}

const context = 'address of a team export'

/** What stands at the end of an address: sealed, so that nobody makes one, and in letters that a path may have. */
export const sealExportKey = async (secrets: Secrets, key: ExportKey): Promise<string> =>
  btoa(await secrets.seal(JSON.stringify(key), context))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Null for what was not sealed here. */
export async function openExportKey(secrets: Secrets, text: string): Promise<ExportKey | null> {
  try {
    const sealed = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(await secrets.open(sealed, context)) as ExportKey
  } catch {
    return null
  }
}
