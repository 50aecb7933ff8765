import type { Secrets } from '../../platform/dependencies/dependencies.ts'

/** The content of an address: for which archive, for whom, until when. */
export interface ExportKey {
  team_id: number
  export_id: number
  /** Who requested the address: it is valid only as long as they have the permission. */
  user_id: number
  /** It ends with the session that requested it. */
  session_id: number
  expires_at: string
}

const context = 'address of a team export'

/** The end of an address: sealed, so that nobody can forge one, in characters that a path allows. */
export const sealExportKey = async (secrets: Secrets, key: ExportKey): Promise<string> =>
  btoa(await secrets.seal(JSON.stringify(key), context))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Null for what wasn't sealed here. */
export async function openExportKey(secrets: Secrets, text: string): Promise<ExportKey | null> {
  try {
    const sealed = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(await secrets.open(sealed, context)) as ExportKey
  } catch {
    return null
  }
}
