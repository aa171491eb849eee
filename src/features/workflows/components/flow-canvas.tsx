/** The workflow as a drawing: steps to move, links to draw, and how far an execution is. */
import {
  Background,
  Controls,
  Handle,
  Position,
  ReactFlow,
  type Connection,
  type Edge,
  type Node,
  type NodeProps,
} from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { useMemo } from 'react';
import { Badge } from '#kit/ui/badge.tsx';
import { cn } from '#kit/ui/cn.ts';
import { addLink, changeStep, removeLink, removeStep } from '../flow/edit-flow.ts';
import { decides, type Flow, type Step, type When } from '../flow/flow.ts';
import { useFlowFrame } from './flow-context.ts';
import { nodeSize, placesOf } from './lay-out.ts';
import { stateTones, stateWords, whatItIs } from './step-words.ts';

interface FlowCanvasProps {
  flow: Flow;
  selected: string | null;
  onSelect: (id: string | null) => void;
  onChange: ((flow: Flow) => void) | null;
}

type StepNode = Node<{ step: Step }, 'step'>;

export default function FlowCanvas({ flow, selected, onSelect, onChange }: FlowCanvasProps) {
  const { tools, progress } = useFlowFrame();
  const nodes = useMemo(() => {
    const places = placesOf(flow);
    return flow.steps.map((step): StepNode => ({
      id: step.id,
      type: 'step',
      position: places.get(step.id)!,
      data: { step },
      selected: step.id === selected,
      ariaLabel: step.title,
      ...nodeSize,
    }));
  }, [flow, selected]);
  const edges = useMemo(
    () =>
      flow.links.map(({ from, to, when }, at): Edge => ({
        id: String(at),
        source: from,
        target: to,
        sourceHandle: when ?? null,
        animated: progress.get(to)?.state === 'running',
        ...(when ? { label: when === 'yes' ? 'Yes' : 'No' } : {}),
      })),
    [flow, progress],
  );
  const connect = ({ source, target, sourceHandle }: Connection) =>
    onChange?.(
      addLink(flow, tools, { from: source, to: target, when: (sourceHandle as When | null) ?? null }),
    );
  return (
    <div className="h-[32rem] overflow-hidden rounded-card border border-line bg-paper">
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        fitView
        fitViewOptions={{ maxZoom: 1, padding: 0.15 }}
        minZoom={0.2}
        preventScrolling={false}
        zoomOnScroll={false}
        nodesDraggable={onChange !== null}
        nodesConnectable={onChange !== null}
        deleteKeyCode={onChange ? ['Delete', 'Backspace'] : null}
        onNodeClick={(_, { id }) => onSelect(id)}
        onPaneClick={() => onSelect(null)}
        onNodesChange={(changes) => {
          const picked = changes.find((change) => change.type === 'select' && change.selected);
          if (picked?.type === 'select') onSelect(picked.id);
          const moved = changes.flatMap((change) =>
            change.type === 'position' && change.position ? [{ id: change.id, ...change.position }] : [],
          );
          if (moved.length > 0 && onChange)
            onChange(moved.reduce((now, { id, x, y }) => changeStep(now, id, { x, y }), flow));
        }}
        onNodesDelete={(gone) => onChange?.(gone.reduce((now, { id }) => removeStep(now, id), flow))}
        onEdgesDelete={(gone) => {
          const places = gone.map(({ id }) => Number(id)).toSorted((a, b) => b - a);
          onChange?.(places.reduce((now, at) => removeLink(now, at), flow));
        }}
        onConnect={connect}
        proOptions={{ hideAttribution: true }}
      >
        <Background />
        <Controls showInteractive={false} />
      </ReactFlow>
    </div>
  );
}

function StepBox({ data: { step }, selected }: NodeProps<StepNode>) {
  const { tools, problems, progress } = useFlowFrame();
  const result = progress.get(step.id);
  const isWrong = problems.some((problem) => problem.step === step.id);
  const { items } = result ?? {};
  return (
    <div
      className={cn(
        'grid size-full content-center gap-1 rounded-lg border-[1.5px] bg-surface px-3 py-2 text-ink shadow-soft',
        selected ? 'border-bamboo' : isWrong ? 'border-honey' : 'border-line',
      )}
    >
      <Handle type="target" position={Position.Top} />
      <span className="truncate text-sm font-semibold" dir="auto">
        {step.title || step.id}
      </span>
      <span className="flex items-center justify-between gap-2">
        <span className="truncate text-xs text-muted">{whatItIs(step, tools)}</span>
        {result && (
          <Badge tone={stateTones[result.state]} className="px-2 text-xs">
            {items && result.state === 'running' ? `${items.done} of ${items.all}` : stateWords[result.state]}
          </Badge>
        )}
      </span>
      {decides(step) ? (
        <>
          <Handle id="yes" type="source" position={Position.Bottom} style={{ left: '30%' }} title="Yes" />
          <Handle id="no" type="source" position={Position.Bottom} style={{ left: '70%' }} title="No" />
        </>
      ) : (
        <Handle type="source" position={Position.Bottom} />
      )}
    </div>
  );
}

const nodeTypes = { step: StepBox };
