import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { dataTable } from '@tandem/design-system/recipes'

/** The browser's own select, 28 px high: it costs nothing, and every phone shows it in its own way. */
export function NativeSelect(props: Omit<ComponentProps<'select'>, 'className'>) {
  const classes = dataTable()
  return (
    <span className={classes.select}>
      <select {...props} className={classes.selectControl} />
      <ChevronDown aria-hidden />
    </span>
  )
}
