import { Component } from 'react'
import type { ReactNode } from 'react'

export interface OrElseProps {
  instead: ReactNode
  children: ReactNode
}

/** Shows something else when its children fail, without a notice: for parts that a page can do without. */
export class OrElse extends Component<OrElseProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
