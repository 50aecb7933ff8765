import { readMeta, updateMetaMutation, useUser } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readLayout, writeLayout } from './dashboard-layout.ts'
import type { DashboardLayout } from './dashboard-layout.ts'

/** The person's layout of the dashboard. A change shows immediately and is saved for all their devices. */
export function useDashboardLayout() {
  const kept = readMeta(useUser(), 'dashboard_layout')
  const { mutate } = useMutation(updateMetaMutation)
  const layout = useMemo(() => readLayout(kept), [kept])
  const keep = (text: string) => mutate({ dashboard_layout: text })
  return {
    layout,
    change: (next: DashboardLayout) => keep(writeLayout(next)),
    reset: () => keep('[]'),
  }
}
