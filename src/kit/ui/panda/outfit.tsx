import type { ReactNode } from 'react';
import type { Outfit as Kind } from './looks.ts';

const line = {
  stroke: 'var(--panda-line)',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
/** A band under the chin that follows the head's outline. */
const collar = (thickness: number) =>
  `M70 151C88 163 152 163 170 151C${175 + thickness / 6} ${151 + thickness / 2} ${173 + thickness / 8} ${149 + thickness} 168 ${
    153 + thickness
  }C150 ${167 + thickness} 90 ${167 + thickness} 72 ${153 + thickness}C${67 - thickness / 8} ${149 + thickness} ${65 - thickness / 6} ${
    151 + thickness / 2
  } 70 151Z`;

/** Drawn on the sheet of the sitting panda, over its neck. The colours are those of its leaf. */
const drawings: Record<Kind, ReactNode> = {
  nothing: null,
  scarf: (
    <>
      <path
        d="M133 178C136 194 138 208 137 226C144 230 152 230 159 226C161 208 158 192 152 176Z"
        fill="var(--panda-leaf)"
        {...line}
      />
      <path
        d="M137 212C144 216 153 216 160 212"
        fill="none"
        {...line}
        stroke="var(--panda-leaf-pale)"
        strokeWidth={5}
      />
      <path d="M142 229V237M149 230V238M156 228V236" fill="none" {...line} strokeWidth={3.5} />
      <path d={collar(20)} fill="var(--panda-leaf)" {...line} />
      <path
        d="M89 165C87 171 86 176 86 180M120 168V186M151 165C153 171 154 176 154 180"
        fill="none"
        {...line}
        stroke="var(--panda-leaf-pale)"
        strokeWidth={6}
        strokeLinecap="butt"
      />
      <path d={collar(20)} fill="none" {...line} />
      <path
        d="M132 170C129 178 131 186 137 188C145 189 153 186 155 179C156 173 153 168 148 167C142 166 135 166 132 170Z"
        fill="var(--panda-leaf)"
        {...line}
      />
    </>
  ),
  bandana: (
    <>
      <path
        d="M72 153C88 164 152 164 168 153C172 158 172 163 168 168C156 190 140 208 124 219C121 221 119 221 116 219C100 208 84 190 72 168C68 163 68 158 72 153Z"
        fill="var(--panda-leaf)"
        {...line}
      />
      <g fill="var(--panda-leaf-pale)">
        <circle cx="96" cy="174" r="4.5" />
        <circle cx="120" cy="179" r="4.5" />
        <circle cx="144" cy="174" r="4.5" />
        <circle cx="108" cy="193" r="4.5" />
        <circle cx="132" cy="193" r="4.5" />
        <circle cx="120" cy="206" r="4" />
      </g>
    </>
  ),
  bow: (
    <>
      <path
        d="M114 177C102 164 90 160 82 164C78 172 78 184 82 192C90 196 102 190 114 179Z"
        fill="var(--panda-leaf)"
        {...line}
      />
      <path
        d="M126 177C138 164 150 160 158 164C162 172 162 184 158 192C150 196 138 190 126 179Z"
        fill="var(--panda-leaf)"
        {...line}
      />
      <path
        d="M96 173C92 177 92 180 96 184M144 173C148 177 148 180 144 184"
        fill="none"
        {...line}
        strokeWidth={3.5}
      />
      <path
        d="M112 169C117 166 123 166 128 169C131 175 131 181 128 187C123 190 117 190 112 187C109 181 109 175 112 169Z"
        fill="var(--panda-leaf-pale)"
        {...line}
      />
    </>
  ),
  bell: (
    <>
      <path d={collar(9)} fill="var(--panda-leaf)" {...line} />
      <circle cx="120" cy="186" r="15" fill="var(--panda-spark)" {...line} />
      <path d="M106 182C114 186 126 186 134 182" fill="none" {...line} strokeWidth={3.5} />
      <circle cx="120" cy="191" r="3.4" fill="var(--panda-line)" />
      <path d="M120 192V200" {...line} strokeWidth={3} />
    </>
  ),
};

interface OutfitProps {
  outfit: Kind;
  /** The part of the sheet to show; the whole sitting panda by default. */
  viewBox?: string;
  className?: string;
}

export function Outfit({ outfit, viewBox = '6 0 228 274', className }: OutfitProps) {
  return (
    <svg aria-hidden focusable="false" viewBox={viewBox} className={className}>
      {drawings[outfit]}
    </svg>
  );
}
