import { IvfEstimate } from "#app/components/estimates/ivf-estimate.tsx";
import { island } from "../island.tsx";

export default island("ivf-estimate", IvfEstimate);
