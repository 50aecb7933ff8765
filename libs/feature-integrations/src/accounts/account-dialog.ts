/** The dialog or sheet in an address: `?open=track`, `?open=new-collection`, `?open=account-3` … */
export type AccountDialog =
  | { kind: 'track' | 'new-collection' }
  /** The details of an account, its collections; renaming a collection. */
  | { kind: 'account' | 'collections' | 'rename'; id: number }

/** The parameter of an address that opens something. */
export const openParameter = 'open'

/** Reads what an address opens; null when it names nothing. */
export function readAccountDialog(params: URLSearchParams): AccountDialog | null {
  const open = params.get(openParameter) ?? ''
  if (open === 'track' || open === 'new-collection') return { kind: open }
  const [, kind, id] = /^(account|collections|rename)-([1-9]\d{0,14})$/.exec(open) ?? []
  return kind === undefined ? null : { kind: kind as 'account', id: Number(id) }
}

/** The value of the parameter that opens it. */
export const writeAccountDialog = (dialog: AccountDialog) =>
  'id' in dialog ? `${dialog.kind}-${dialog.id}` : dialog.kind
