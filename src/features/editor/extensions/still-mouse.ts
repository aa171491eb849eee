/**
 * When text moves under a mouse that lies still, browsers tell of it as of a movement. For the drag handle that would be a reason to come
 * back with every letter, only to go with the next: two more drawings of the page for each.
 */
import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

export const StillMouse = Extension.create({
  name: 'stillMouse',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: { mousemove: (_, { movementX, movementY }) => movementX === 0 && movementY === 0 },
      },
    }),
  ],
});
