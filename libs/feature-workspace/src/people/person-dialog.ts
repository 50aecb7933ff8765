/** Questions about one member that need a confirmation. */
export const personQuestions = ['remove', 'withdraw', 'deactivate', 'archive'] as const
export type PersonQuestion = (typeof personQuestions)[number]

/** The dialog in an address: `?open=invite`, `?open=edit-3`, `?open=transfer` … */
export type PersonDialog =
  | { kind: 'invite' }
  /** The new super admin, if already chosen. */
  | { kind: 'transfer'; id?: number }
  | { kind: 'edit' | PersonQuestion; id: number }

/** The parameter of an address that opens a dialog. */
export const openParameter = 'open'

const ofOne = /^(edit|remove|withdraw|deactivate|archive|transfer)-([1-9]\d{0,14})$/

/** Reads that parameter; null when it names no dialog. */
export function readPersonDialog(open: string | null): PersonDialog | null {
  if (open === 'invite' || open === 'transfer') return { kind: open }
  const [, kind, id] = ofOne.exec(open ?? '') ?? []
  return kind === undefined ? null : { kind: kind as 'edit', id: Number(id) }
}

/** The value of the parameter that opens it. */
export const writePersonDialog = (dialog: PersonDialog) =>
  'id' in dialog && dialog.id !== undefined ? `${dialog.kind}-${dialog.id}` : dialog.kind
