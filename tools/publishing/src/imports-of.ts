import ts from 'typescript'

const isImportCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword

function namedBy(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
  return isImportCall(node) ? node.arguments[0] : undefined
}

/** The specifiers that a module names in imports, exports, `import()` and types, as written. */
export function importsOf(path: string, text: string): string[] {
  const found = new Set<string>()
  const visit = (node: ts.Node) => {
    const name = namedBy(node)
    if (name !== undefined && ts.isStringLiteralLike(name)) found.add(name.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return [...found]
}
