import { readMeta, updateMetaMutation, useUser } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readLayout, writeLayout } from './dashboard-layout.ts'
import type { DashboardLayout } from './dashboard-layout.ts'
import { useDashboardText } from './messages.ts'
import { useUndoable } from './use-undoable.ts'

/** The person's layout of the dashboard. A change shows immediately and is saved for all their devices. */
export function useDashboardLayout() {
  const kept = readMeta(useUser(), 'dashboard_layout')
  const text = useDashboardText()
  const { mutate } = useMutation(updateMetaMutation)
  const changeWithUndo = useUndoable()
  const layout = useMemo(() => readLayout(kept), [kept])
  return {
    layout,
    change: (next: DashboardLayout) => mutate({ dashboard_layout: writeLayout(next) }),
    reset: () =>
      void changeWithUndo(
        text('arrange.wasReset'),
        { dashboard_layout: '[]' },
        { dashboard_layout: kept ?? '[]' },
      ),
  }
}
