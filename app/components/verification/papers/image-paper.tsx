import { useEffect, useRef, useState } from "react";
import { m } from "#messages/m.ts";
import type { PaperFailure } from "./shown-paper.ts";

interface Props {
  address: string;
  fileName: string;
  /** Its width as a share of the frame's. */
  zoom: number;
  /** In degrees, clockwise. */
  turn: number;
  onFail: (failure: PaperFailure) => void;
}

/** Shows a photo of a paper. It was encoded again when it came, so that it is nothing but a picture. */
export function ImagePaper({ address, fileName, zoom, turn, onFail }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    // The image may have loaded or failed before this script ran.
    const { complete, naturalWidth: width, naturalHeight: height } = image.current!;
    if (complete) width > 0 ? setSize({ width, height }) : onFail("damaged");
  }, [onFail]);
  const aside = turn % 180 !== 0 && size !== null;
  const shape = size && (aside ? size.height / size.width : size.width / size.height);
  return (
    <div className="relative mx-auto" style={{ width: `${zoom * 100}%`, ...(shape && { aspectRatio: shape }) }}>
      <img
        ref={image}
        src={address}
        alt={m.papers_image({ name: fileName })}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        onError={() => onFail("damaged")}
        className={size ? "absolute top-1/2 left-1/2 max-w-none elevation-2" : "w-full elevation-2"}
        style={
          size
            ? { width: aside ? `${(100 * size.width) / size.height}%` : "100%", transform: `translate(-50%, -50%) rotate(${turn}deg)` }
            : {}
        }
      />
    </div>
  );
}
