import { listAuditActions, listAuditEntries } from '@tandem/api-contract'
import { implement } from '../implement.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { auditActions } from './actions.ts'
import { auditExportRoutes } from './export.ts'
import { auditList } from './queries.ts'

const actions = Object.entries(auditActions).map(([action, description]) => ({ action, description }))

/** The routes that read the audit log. */
export const auditRoutes = [
  implement(listAuditEntries, ({ search, session, team }) =>
    team((db) => listPage(db, search, auditList, session.user_id)),
  ),
  implement(listAuditActions, async () => ({ data: actions })),
  ...auditExportRoutes,
]
