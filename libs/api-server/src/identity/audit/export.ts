import { exportAuditEntries } from '@tandem/api-contract'
import type { auditColumns, AuditEntry, AuditFilter } from '@tandem/api-contract'
import { figure, momentsIn } from '../../platform/exports/cell.ts'
import { exportList } from '../../platform/exports/export-list.ts'
import type { ExportColumn, ExportContext, ListExport } from '../../platform/exports/export-list.ts'
import { implementFile } from '../implement.ts'
import type { ListScope } from '../../platform/lists/list-scope.ts'
import { auditList } from './queries.ts'

type Column = (typeof auditColumns)[number]

const auditExport: ListExport<AuditFilter, AuditEntry, Column, ListScope> = {
  list: auditList,
  name: 'audit-log',
  columns,
  fields: {
    id: { leftOut: 'Our own number, which people never see.' },
    at: 'at',
    actor: 'actor',
    action: 'action',
    description: 'action',
    subject: 'subject',
    subject_id: 'subject',
    subject_name: 'subject',
    details: 'details',
    address: 'address',
    request_id: 'request_id',
  },
}

export const auditExportRoutes = [
  implementFile(exportAuditEntries, (call) => exportList(call, auditExport, call.body)),
]

function columns({ timezone, say }: ExportContext): Record<Column, ExportColumn<AuditEntry>[]> {
  const moment = momentsIn(timezone)
  return {
    at: [{ title: `At (${timezone})`, isMoment: true, cell: ({ at }) => moment(at) }],
    actor: [
      { title: 'Who', cell: ({ actor }) => actor?.name ?? null },
      { title: 'Email', cell: ({ actor }) => actor?.email ?? null },
    ],
    action: [
      { title: 'Action', cell: ({ action }) => action },
      { title: 'Description', cell: ({ description }) => say(description) },
    ],
    subject: [
      { title: 'Subject', cell: ({ subject }) => subject },
      { title: 'Subject ID', cell: ({ subject_id }) => figure(subject_id) },
      { title: 'Subject name', cell: ({ subject_name }) => subject_name },
    ],
    details: [{ title: 'Details', cell: ({ details }) => written(details) }],
    address: [{ title: 'Address', cell: ({ address }) => address }],
    request_id: [{ title: 'Request ID', cell: ({ request_id }) => request_id }],
  }
}

const written = (details: Record<string, unknown>) =>
  Object.keys(details).length === 0 ? null : JSON.stringify(details)
