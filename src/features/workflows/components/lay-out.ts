/** Where steps stand on the drawing: where someone put them, else in rows from the first to the last. */
import { Graph, layout } from '@dagrejs/dagre';
import type { Flow } from '../flow/flow.ts';

export const nodeSize = { width: 220, height: 76 };

export function placesOf({ steps, links }: Flow): Map<string, { x: number; y: number }> {
  const graph = new Graph().setGraph({ rankdir: 'TB', nodesep: 40, ranksep: 56 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id } of steps) graph.setNode(id, { ...nodeSize });
  for (const { from, to } of links) if (graph.hasNode(from) && graph.hasNode(to)) graph.setEdge(from, to);
  layout(graph);
  return new Map(
    steps.map(({ id, x, y }) => {
      const at = graph.node(id) as { x: number; y: number };
      return [id, { x: x ?? at.x - nodeSize.width / 2, y: y ?? at.y - nodeSize.height / 2 }];
    }),
  );
}
