/** Moving by dragging: what each item listens to, and over which one the dragged one is held. */
import { useState, type DragEvent } from 'react';

export function useDragOrder(onDrop: (dragged: string, on: string) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  return {
    isOver: (id: string) => dragged !== null && dragged !== id && over === id,
    dragProps: (id: string) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.setData('text/plain', id);
        event.dataTransfer.effectAllowed = 'move';
        setDragged(id);
      },
      onDragOver(event: DragEvent) {
        if (dragged === null) return;
        event.preventDefault();
        setOver(id);
      },
      onDragEnd() {
        setDragged(null);
        setOver(null);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        if (dragged !== null && dragged !== id) onDrop(dragged, id);
        setDragged(null);
        setOver(null);
      },
    }),
  };
}
