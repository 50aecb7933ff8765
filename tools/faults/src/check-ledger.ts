import type { Ledger, Write, WriteKind } from './ledger.ts'
import type { Query } from './query.ts'
import { quoted } from './query.ts'
import type { Report } from './report.ts'

/** How to select the mark of each kind of write. */
const marked: Record<Exclude<WriteKind, 'export'>, (prefix: string) => string> = {
  note: (prefix) => `select content as mark from notes where content like ${prefix}`,
  filter: (prefix) => `select name as mark from saved_filters where name like ${prefix}`,
  favorite: (prefix) => `select label as mark from favorite_items where label like ${prefix}`,
  invitation: (prefix) =>
    `select replace(email, '@invited.test', '') as mark from users where email like ${prefix}`,
  store: (prefix) => `select name as mark from stores where name like ${prefix}`,
}

/** Compares acknowledged writes with the content of a database. */
export async function checkLedger(query: Query, ledger: Ledger, report: Report, seed: number): Promise<void> {
  const prefix = quoted(`f${seed}-%`)
  for (const kind of Object.keys(marked) as Exclude<WriteKind, 'export'>[]) {
    const copies = new Map<string, number[]>()
    for (const { mark } of await query(marked[kind](prefix))) {
      const [name = '', version = 'v1'] = String(mark).split(' ')
      copies.set(name, [...(copies.get(name) ?? []), Number(version.slice(1))])
    }
    for (const write of ledger.writes.filter((candidate) => candidate.kind === kind)) {
      compare(write, copies.get(write.mark) ?? [], report)
      copies.delete(write.mark)
    }
    for (const mark of copies.keys()) report.findings.push(`${kind} ${mark} is there and nobody wrote it`)
  }
  await checkExports(query, ledger, report)
  await checkWholeness(query, report)
  report.acknowledged = ledger.acknowledged()
}

function compare(write: Write, found: number[], report: Report) {
  const { kind, mark, outcome, version, deletion } = write
  const add = (list: string[], words: string) => {
    const line = `${kind} ${mark}: ${words}`
    if (!list.includes(line)) list.push(line)
  }
  if (found.length > 1) add(report.doubled, `${found.length} times`)
  const mustBeThere = outcome === 'acknowledged' && (deletion === 'none' || deletion === 'refused')
  const mustBeGone = outcome === 'refused' || deletion === 'acknowledged'
  if (mustBeThere && found.length === 0) add(report.lost, 'acknowledged and gone')
  if (mustBeGone && found.length > 0) {
    add(deletion === 'acknowledged' ? report.lost : report.findings, 'refused or deleted, and there')
  }
  const [shown] = found
  if (shown === undefined || kind !== 'note') return
  if (shown < version.acknowledged) add(report.lost, `version ${version.acknowledged}, found ${shown}`)
  if (shown > version.tried) add(report.findings, `version ${shown} was never written`)
}

async function checkExports(query: Query, { writes }: Ledger, report: Report) {
  const there = new Set((await query('select id from team_exports')).map(({ id }) => Number(id)))
  for (const { kind, id, mark, outcome } of writes) {
    if (kind !== 'export' || outcome !== 'acknowledged' || id === null || there.has(id)) continue
    if (!report.lost.some((line) => line.startsWith(`export ${mark}:`))) {
      report.lost.push(`export ${mark}: acknowledged as ${id} and gone`)
    }
  }
}

/** Each query finds rows that were only partly written, which must not exist. */
const halves: Record<string, string> = {
  'notes without their entry in the audit log': `
    select n.id from notes n where n.visible_to_team and not exists (
      select from audit_entries a where a.team_id = n.team_id and a.subject = 'note' and a.subject_id = n.id
        and a.action = 'note.created')`,
  'entries in the audit log about notes that were never there': `
    select a.id from audit_entries a where a.action = 'note.created' and not exists (
        select from notes n where n.team_id = a.team_id and n.id = a.subject_id)
      and not exists (
        select from audit_entries d where d.team_id = a.team_id and d.subject = 'note'
          and d.subject_id = a.subject_id and d.action = 'note.deleted')`,
  'notes created twice in the audit log': `
    select subject_id from audit_entries where action = 'note.created'
    group by team_id, subject_id having count(*) > 1`,
  'people invited without a link': `
    select u.id from users u where u.email like '%@invited.test' and not exists (
      select from links l where l.team_id = u.team_id and l.user_id = u.id and l.kind = 'invitation')`,
  'favourites that stand in one place': `
    select category_id from favorite_items group by team_id, category_id, rank having count(*) > 1`,
  'finished archives that miss a piece': `
    select e.id from team_exports e left join files f on f.team_id = e.team_id and f.id = e.file_id
    where e.status = 'ready' and f.bytes is distinct from (
      select sum(length(p.piece)) from file_pieces p where p.team_id = e.team_id and p.file_id = e.file_id)`,
  'orders without a line, or lines without their order': `
    select l.order_id from order_lines l left join orders o on o.team_id = l.team_id and o.id = l.order_id
    where o.id is null`,
  'stores without credentials or without a sync': `
    select s.id from stores s where not exists (
        select from store_credentials c where c.team_id = s.team_id and c.store_id = s.id)
      or not exists (select from store_syncs y where y.team_id = s.team_id and y.store_id = s.id)`,
}

async function checkWholeness(query: Query, report: Report) {
  for (const [what, text] of Object.entries(halves)) {
    const found = await query(text)
    const line = `Half written: ${what}`
    if (found.length > 0 && !report.findings.some((known) => known.startsWith(line))) {
      report.findings.push(`${line} (${found.length}: ${JSON.stringify(found.slice(0, 3))})`)
    }
  }
}
