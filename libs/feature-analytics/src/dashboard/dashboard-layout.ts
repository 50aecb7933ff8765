import * as v from 'valibot'

/** The widgets of the dashboard, in their default order. */
export const widgetIds = ['insights', 'online', 'audience', 'customers'] as const
export type WidgetId = (typeof widgetIds)[number]

/** A widget where a person put it. On a narrow screen every widget has full width. */
export interface PlacedWidget {
  id: WidgetId
  width: 'full' | 'half'
  isHidden: boolean
}

/** All widgets, in their order. */
export type DashboardLayout = readonly PlacedWidget[]

const usualWidth: Record<WidgetId, PlacedWidget['width']> = {
  insights: 'full',
  online: 'half',
  audience: 'half',
  customers: 'full',
}

/** The default layout. */
export const usualLayout: DashboardLayout = widgetIds.map((id) => ({
  id,
  width: usualWidth[id],
  isHidden: false,
}))

const KeptWidget = v.object({
  id: v.picklist(widgetIds),
  width: v.optional(v.picklist(['full', 'half'])),
  hidden: v.optional(v.boolean()),
})

/**
 * Parses a stored layout, `[{"id":"audience","width":"half","hidden":true}]`. Unreadable parts are left out;
 * a missing widget, such as a new one, is added at the end with its defaults.
 */
export function readLayout(kept: string | null): DashboardLayout {
  const placed = new Map<WidgetId, PlacedWidget>()
  for (const entry of entriesOf(kept)) {
    const { success, output } = v.safeParse(KeptWidget, entry)
    if (!success || placed.has(output.id)) continue
    const { id, width = usualWidth[id], hidden = false } = output
    placed.set(id, { id, width, isHidden: hidden })
  }
  return [...placed.values(), ...usualLayout.filter(({ id }) => !placed.has(id))]
}

function entriesOf(kept: string | null): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** The text for `readLayout`. */
export const writeLayout = (layout: DashboardLayout) =>
  JSON.stringify(layout.map(({ id, width, isHidden }) => ({ id, width, ...(isHidden && { hidden: true }) })))
