/** What is asked about one person before it is done. */
export const personQuestions = ['remove', 'withdraw', 'deactivate', 'archive'] as const
export type PersonQuestion = (typeof personQuestions)[number]

/** Which dialog an address opens: `?open=invite`, `?open=edit-3`, `?open=transfer` … */
export type PersonDialog =
  | { kind: 'invite' | 'add' }
  /** To whom the team is handed over, if that was said already. */
  | { kind: 'transfer'; id?: number }
  | { kind: 'edit' | PersonQuestion; id: number }

/** The parameter of an address that says what is open. */
export const openParameter = 'open'

const ofOne = /^(edit|remove|withdraw|deactivate|archive|transfer)-([1-9]\d{0,14})$/

/** Reads the value of that parameter; what names nothing opens nothing. */
export function readPersonDialog(open: string | null): PersonDialog | null {
  if (open === 'invite' || open === 'add' || open === 'transfer') return { kind: open }
  const [, kind, id] = ofOne.exec(open ?? '') ?? []
  return kind === undefined ? null : { kind: kind as 'edit', id: Number(id) }
}

/** The value of the parameter that opens it. */
export const writePersonDialog = (dialog: PersonDialog) =>
  'id' in dialog && dialog.id !== undefined ? `${dialog.kind}-${dialog.id}` : dialog.kind
